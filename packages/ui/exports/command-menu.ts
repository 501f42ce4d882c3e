export * from '../src/interactive/command-menu/command-menu.tsx'
export { type Findable, matchingCommands } from '../src/interactive/command-menu/matching-commands.ts'
