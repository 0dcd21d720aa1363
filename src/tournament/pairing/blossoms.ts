/** A node or blossom of a search: on the even or the odd side of its tree, or in none yet. */
export const NONE = -1;
export const EVEN = 0;
export const ODD = 1;

/**
 * Nodes are 1 to `count`; above them are the blossoms, each an odd ring of nodes and blossoms that is searched
 * as one. 0 is nobody. An edge between two of them is that between two nodes within: `from` and `to`.
 */
export class Blossoms {
  protected readonly size: number;
  protected last: number;
  protected readonly from: Int32Array;
  protected readonly to: Int32Array;
  protected readonly weight: Float64Array;
  /** Of a blossom and a node within it: the member of the ring that has the node. */
  private readonly holder: Int32Array;
  protected readonly dual: Float64Array;
  protected readonly mate: Int32Array;
  /** From which node the lightest edge of a tree leads here; 0: none is known. */
  protected readonly slack: Int32Array;
  /** The outermost blossom that this one is in: itself at the surface; 0: it is no more. */
  protected readonly outer: Int32Array;
  protected readonly parent: Int32Array;
  protected readonly side: Int8Array;
  private readonly rings: number[][] = [];
  protected queue: number[] = [];

  constructor(
    protected readonly count: number,
    cost: (one: number, other: number) => number,
  ) {
    this.size = count + (count >> 1) + 2;
    this.last = count;
    const { size } = this;
    const numbers = () => new Int32Array(size);
    [this.from, this.to, this.holder] = [0, 1, 2].map(() => new Int32Array(size * size)) as [
      Int32Array,
      Int32Array,
      Int32Array,
    ];
    this.weight = new Float64Array(size * size);
    this.dual = new Float64Array(size);
    [this.mate, this.slack, this.outer] = [numbers(), numbers(), numbers()];
    [this.parent, this.side] = [numbers(), new Int8Array(size)];
    this.weigh(cost);
  }

  /** The dearest edge weighs 1: every edge weighs something, so that nobody stays alone. */
  private weigh(cost: (one: number, other: number) => number): void {
    const { count, size } = this;
    let [dearest, cheapest] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let u = 1; u <= count; u += 1) {
      for (let v = 1; v <= count; v += 1) {
        this.from[u * size + v] = u;
        this.to[u * size + v] = v;
        if (u >= v) continue;
        const asked = cost(u - 1, v - 1);
        this.weight[u * size + v] = asked;
        this.weight[v * size + u] = asked;
        dearest = Math.max(dearest, asked);
        cheapest = Math.min(cheapest, asked);
      }
    }
    for (let u = 1; u <= count; u += 1) {
      this.outer[u] = u;
      this.rings[u] = [];
      this.holder[u * size + u] = u;
      this.dual[u] = dearest - cheapest + 1;
      for (let v = 1; v <= count; v += 1) {
        const at = u * size + v;
        this.weight[at] = u === v ? 0 : dearest - (this.weight[at] ?? 0) + 1;
      }
    }
  }

  protected at(list: Int32Array | Int8Array | Float64Array, index: number): number {
    return list[index] ?? 0;
  }

  private ring(blossom: number): number[] {
    return this.rings[blossom] ?? [];
  }

  /** How far the edge of two of the surface is from being tight. */
  protected gap(u: number, v: number): number {
    const at = u * this.size + v;
    const [from, to] = [this.at(this.from, at), this.at(this.to, at)];
    return (
      this.at(this.dual, from) + this.at(this.dual, to) - 2 * this.at(this.weight, from * this.size + to)
    );
  }

  protected noteSlack(u: number, x: number): void {
    const known = this.at(this.slack, x);
    if (known === 0 || this.gap(u, x) < this.gap(known, x)) this.slack[x] = u;
  }

  private findSlack(x: number): void {
    this.slack[x] = 0;
    for (let u = 1; u <= this.count; u += 1) {
      const outer = this.at(this.outer, u);
      if (this.at(this.weight, u * this.size + x) > 0 && outer !== x && this.at(this.side, outer) === EVEN)
        this.noteSlack(u, x);
    }
  }

  protected enqueue(x: number): void {
    if (x <= this.count) this.queue.push(x);
    else for (const inner of this.ring(x)) this.enqueue(inner);
  }

  private setOuter(x: number, blossom: number): void {
    this.outer[x] = blossom;
    if (x > this.count) for (const inner of this.ring(x)) this.setOuter(inner, blossom);
  }

  /** Where in its ring a member stands, counted the way round on which it has an even place. */
  private evenPlace(blossom: number, member: number): number {
    const ring = this.ring(blossom);
    const place = ring.indexOf(member);
    if (place % 2 === 0) return place;
    const [base = 0, ...others] = ring;
    this.rings[blossom] = [base, ...others.reverse()];
    return ring.length - place;
  }

  /** Pairs `u` by its edge to `v`; within a blossom all others are paired around that. */
  protected pair(u: number, v: number): void {
    const at = u * this.size + v;
    this.mate[u] = this.at(this.to, at);
    if (u <= this.count) return;
    const member = this.at(this.holder, u * this.size + this.at(this.from, at));
    const place = this.evenPlace(u, member);
    const ring = this.ring(u);
    for (let index = 0; index < place; index += 1) this.pair(ring[index] ?? 0, ring[index ^ 1] ?? 0);
    this.pair(member, v);
    this.rings[u] = [...ring.slice(place), ...ring.slice(0, place)];
  }

  protected addBlossom(u: number, base: number, v: number): void {
    let blossom = this.count + 1;
    while (blossom <= this.last && this.at(this.outer, blossom) !== 0) blossom += 1;
    this.last = Math.max(this.last, blossom);
    this.dual[blossom] = 0;
    this.side[blossom] = EVEN;
    this.mate[blossom] = this.at(this.mate, base);
    this.rings[blossom] = [base, ...this.wayTo(base, u).reverse(), ...this.wayTo(base, v)];
    this.setOuter(blossom, blossom);
    this.joinEdges(blossom);
    this.findSlack(blossom);
  }

  /** The members of a ring from one up to its base; those that were odd are searched from now on. */
  private wayTo(base: number, start: number): number[] {
    const way: number[] = [];
    for (let x = start; x !== base; ) {
      const next = this.at(this.outer, this.at(this.mate, x));
      way.push(x, next);
      this.enqueue(next);
      x = this.at(this.outer, this.at(this.parent, next));
    }
    return way;
  }

  /** A blossom has the lightest of its members' edges to each other. */
  private joinEdges(blossom: number): void {
    const { size, last, count } = this;
    for (let x = 1; x <= last; x += 1) {
      this.weight[blossom * size + x] = 0;
      this.weight[x * size + blossom] = 0;
    }
    for (let x = 1; x <= count; x += 1) this.holder[blossom * size + x] = 0;
    for (const member of this.ring(blossom)) {
      for (let x = 1; x <= last; x += 1) {
        if (this.at(this.weight, blossom * size + x) > 0 && this.gap(member, x) >= this.gap(blossom, x))
          continue;
        this.copyEdge(member * size + x, blossom * size + x);
        this.copyEdge(x * size + member, x * size + blossom);
      }
      for (let x = 1; x <= count; x += 1)
        if (this.at(this.holder, member * size + x) !== 0) this.holder[blossom * size + x] = member;
    }
  }

  private copyEdge(source: number, target: number): void {
    this.from[target] = this.at(this.from, source);
    this.to[target] = this.at(this.to, source);
    this.weight[target] = this.at(this.weight, source);
  }

  protected expandBlossom(blossom: number): void {
    for (const member of this.ring(blossom)) this.setOuter(member, member);
    const parent = this.at(this.parent, blossom);
    const entry = this.at(
      this.holder,
      blossom * this.size + this.at(this.from, blossom * this.size + parent),
    );
    const place = this.evenPlace(blossom, entry);
    const ring = this.ring(blossom);
    for (let index = 0; index < place; index += 2) {
      const [odd = 0, even = 0] = [ring[index], ring[index + 1]];
      this.parent[odd] = this.at(this.from, even * this.size + odd);
      this.side[odd] = ODD;
      this.side[even] = EVEN;
      this.slack[odd] = 0;
      this.findSlack(even);
      this.enqueue(even);
    }
    this.side[entry] = ODD;
    this.parent[entry] = parent;
    for (const member of ring.slice(place + 1)) {
      this.side[member] = NONE;
      this.findSlack(member);
    }
    this.outer[blossom] = 0;
  }
}
