export * from '../src/interactive/command-menu/command-menu.tsx'
export * from '../src/interactive/command-menu/command-menu.labels.ts'
export { type Findable, matchingCommands } from '../src/interactive/command-menu/matching-commands.ts'
