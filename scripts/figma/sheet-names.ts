import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type SheetOf, sheetOf } from './sheet-of.ts'

const ui = fileURLToPath(new URL('../../packages/ui/', import.meta.url))

export interface SheetName extends SheetOf {
  /** As the sidebar of Storybook calls it. */
  title: string
  /** The stories that it is drawn from. */
  stories: string
}

/** Every component and section with stories of its own: each has a sheet. */
export function sheetNames(): SheetName[] {
  return globSync('src/**/*.stories.tsx', { cwd: ui })
    .sort()
    .flatMap((file): SheetName[] => {
      const sheet = sheetOf(file)
      const [, title = ''] = /title: '(?:[^'/]+\/)?([^']+)'/.exec(readFileSync(`${ui}${file}`, 'utf8')) ?? []
      return sheet ? [{ ...sheet, title: title || sheet.name, stories: `packages/ui/${file}` }] : []
    })
}
