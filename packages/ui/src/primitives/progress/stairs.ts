/** Of each of the three steps, the share that is filled when this much of the whole is done. */
export function filledSteps(share: number): [number, number, number] {
  const of = (step: number) => Math.min(1, Math.max(0, share * 3 - step))
  return [of(0), of(1), of(2)]
}
