/** The gateway's own clock: as the machine's, until it is set forward. */
export class MovableClock {
  offsetMs = 0

  now(): number {
    return Date.now() + this.offsetMs
  }

  advance(ms: number): void {
    this.offsetMs += ms
  }
}
