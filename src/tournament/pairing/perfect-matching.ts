import { Blossoms, EVEN, NONE, ODD } from './blossoms';

/**
 * All of an even number of nodes in pairs, so that the sum of the costs is the least there is: exact.
 *
 * Edmonds' blossom algorithm (J. Edmonds, Maximum matching and a polyhedron with 0,1-vertices, 1965) in its
 * dense form with one slack for each node (Z. Galil, Efficient algorithms for finding maximum matching in
 * graphs, ACM Computing Surveys 18, 1986): O(n³). `cost` is symmetric, in whole numbers of at most 2^50; it is
 * asked once for each two nodes. Returns for each node the one it is paired with.
 */
export function cheapestPairs(count: number, cost: (one: number, other: number) => number): number[] {
  return count < 2 ? [] : new Search(count, cost).solve();
}

class Search extends Blossoms {
  private readonly seen = new Int32Array(this.size);
  private look = 0;

  solve(): number[] {
    while (this.grow());
    return Array.from({ length: this.count }, (_, index) => (this.mate[index + 1] ?? 0) - 1);
  }

  private augment(u: number, v: number): void {
    let [here, there] = [u, v];
    for (;;) {
      const before = this.at(this.outer, this.at(this.mate, here));
      this.pair(here, there);
      if (before === 0) return;
      const parent = this.at(this.outer, this.at(this.parent, before));
      this.pair(before, parent);
      [here, there] = [parent, before];
    }
  }

  /** Where two ways to the root meet; 0: they are of two trees. */
  private meeting(one: number, other: number): number {
    this.look += 1;
    let [u, v] = [one, other];
    while (u !== 0 || v !== 0) {
      if (u !== 0) {
        if (this.at(this.seen, u) === this.look) return u;
        this.seen[u] = this.look;
        u = this.at(this.outer, this.at(this.mate, u));
        if (u !== 0) u = this.at(this.outer, this.at(this.parent, u));
      }
      [u, v] = [v, u];
    }
    return 0;
  }

  /** A tight edge grows the tree, closes a ring, or ends the search: then true. */
  private takeEdge(u: number, v: number): boolean {
    const at = u * this.size + v;
    const [here, there] = [
      this.at(this.outer, this.at(this.from, at)),
      this.at(this.outer, this.at(this.to, at)),
    ];
    if (this.at(this.side, there) === NONE) {
      this.parent[there] = this.at(this.from, at);
      this.side[there] = ODD;
      const mate = this.at(this.outer, this.at(this.mate, there));
      this.slack[there] = 0;
      this.slack[mate] = 0;
      this.side[mate] = EVEN;
      this.enqueue(mate);
    } else if (this.at(this.side, there) === EVEN) {
      const base = this.meeting(here, there);
      if (base === 0) {
        this.augment(here, there);
        this.augment(there, here);
        return true;
      }
      this.addBlossom(here, base, there);
    }
    return false;
  }

  /** One search: pairs two more; false once there is nobody left. */
  private grow(): boolean {
    this.side.fill(NONE, 1, this.last + 1);
    this.slack.fill(0, 1, this.last + 1);
    this.queue = [];
    for (let x = 1; x <= this.last; x += 1) {
      if (this.at(this.outer, x) !== x || this.at(this.mate, x) !== 0) continue;
      this.parent[x] = 0;
      this.side[x] = EVEN;
      this.enqueue(x);
    }
    if (this.queue.length === 0) return false;
    for (;;) {
      if (this.searchTight()) return true;
      if (!this.shiftDuals()) return false;
      this.queue = [];
      if (this.takeNewlyTight()) return true;
      for (let blossom = this.count + 1; blossom <= this.last; blossom += 1) {
        const isEmpty = this.at(this.outer, blossom) === blossom && this.at(this.dual, blossom) === 0;
        if (isEmpty && this.at(this.side, blossom) === ODD) this.expandBlossom(blossom);
      }
    }
  }

  private searchTight(): boolean {
    const { count, size, weight, dual, outer } = this;
    while (this.queue.length > 0) {
      const next = this.queue.pop() ?? 0;
      if (this.at(this.side, this.at(outer, next)) === ODD) continue;
      for (let v = 1; v <= count; v += 1) {
        if (outer[next] === outer[v]) continue;
        const gap = (dual[next] ?? 0) + (dual[v] ?? 0) - 2 * (weight[next * size + v] ?? 0);
        if (gap > 0) this.noteSlack(next, this.at(outer, v));
        else if (this.takeEdge(next, v)) return true;
      }
    }
    return false;
  }

  /** Shifts the duals until another edge is tight; false where there is none left: of an odd number. */
  private shiftDuals(): boolean {
    let shift = Number.POSITIVE_INFINITY;
    for (let x = 1; x <= this.last; x += 1) {
      if (this.at(this.outer, x) !== x) continue;
      const side = this.at(this.side, x);
      if (x > this.count && side === ODD) shift = Math.min(shift, this.at(this.dual, x) / 2);
      if (this.at(this.slack, x) === 0 || side === ODD) continue;
      const gap = this.gap(this.at(this.slack, x), x);
      shift = Math.min(shift, side === EVEN ? gap / 2 : gap);
    }
    if (!Number.isFinite(shift)) return false;
    for (let x = 1; x <= this.last; x += 1) {
      const isNode = x <= this.count;
      if (!isNode && this.at(this.outer, x) !== x) continue;
      const side = this.at(this.side, this.at(this.outer, x));
      const step = isNode ? -shift : 2 * shift;
      this.dual[x] = this.at(this.dual, x) + (side === EVEN ? step : side === ODD ? -step : 0);
    }
    return true;
  }

  private takeNewlyTight(): boolean {
    for (let x = 1; x <= this.last; x += 1) {
      const from = this.at(this.slack, x);
      if (from === 0 || this.at(this.outer, x) !== x || this.at(this.outer, from) === x) continue;
      if (this.gap(from, x) === 0 && this.takeEdge(from, x)) return true;
    }
    return false;
  }
}
