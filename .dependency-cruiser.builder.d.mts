export const builderFloors: { floor: string; folders: string[] }[]
