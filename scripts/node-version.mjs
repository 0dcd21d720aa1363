// Every script imports this first, so that an old Node gets a clear message before anything else fails.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Warledger needs Node 20.19 or newer; this is Node ${process.versions.node}. Install a newer one, then try again.`,
  );
  process.exit(1);
}
