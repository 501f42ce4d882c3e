/** Every public name with its type, from the built declarations. */
export function apiReport(): string
