import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * The least that React can do for a tap: a switch that acts when the finger is lifted, and a line of text
 * that follows.
 */
function Floor() {
  const [count, setCount] = useState(0);
  const on = count % 2 === 1;
  return (
    <main>
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-label="Toggle"
        onPointerUp={() => setCount(count + 1)}
        onTouchEnd={(event) => {
          if (event.cancelable) event.preventDefault();
        }}
      >
        {on ? 'On' : 'Off'}
      </button>
      <p>{count} taps</p>
    </main>
  );
}

createRoot(/** @type {HTMLElement} */ (document.getElementById('root'))).render(<Floor />);
