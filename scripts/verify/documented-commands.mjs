// Commands of docs/operations.md, run as they stand there.
import { readFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { root } from '../node24.mjs'

const file = 'docs/operations.md'

/**
 * Runs the first block of shell commands below a heading; any of them that fails ends it.
 * @param {string} heading as the document has it, without its number signs
 * @param {Record<string, string>} variables that the commands use
 * @returns {string} what they printed
 */
export function runDocumented(heading, variables) {
  const { status, stdout, stderr } = spawnSync(
    'bash',
    ['-o', 'errexit', '-o', 'nounset', '-o', 'pipefail', '-c', commandsBelow(heading)],
    { encoding: 'utf8', cwd: '/', env: { ...process.env, ...variables } },
  )
  if (status !== 0) throw new Error(`"${heading}" of ${file} ended with ${status}: ${stdout}${stderr}`)
  return stdout.trim()
}

function commandsBelow(heading) {
  const text = readFileSync(`${root}/${file}`, 'utf8')
  const start = text.indexOf(`\n### ${heading}\n`)
  if (start === -1) throw new Error(`${file} has no heading "${heading}"`)
  const [chapter] = text.slice(start + 1).split(/\n(?=##)/)
  const [, commands] = /```sh\n(.*?)```/s.exec(chapter) ?? []
  if (commands === undefined) throw new Error(`"${heading}" of ${file} has no commands`)
  return commands
}
