import type { Look } from './browser.mjs'

export const fonts: readonly string[]
export const roundings: readonly string[]
export const modes: readonly string[]
export const widths: readonly number[]
export function everyLook(): Look[]
export function everyPair(): Look[]
