export const levelWords = { beginner: 'Pemula', intermediate: 'Menengah', advanced: 'Mahir' } as const
