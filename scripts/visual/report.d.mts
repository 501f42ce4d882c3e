import type { Changes } from './pictures.mjs'

export function reportPage(title: string, changes: Changes): string
