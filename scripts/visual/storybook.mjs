// Storybook of a tree of the repository's files, built and served for as long as it is looked at.
import { join } from 'node:path'
import { run } from '../run.mjs'
import { serveFolder } from '../serve-folder.mjs'

/**
 * @template Answer
 * @param {string} tree folder of the repository's files
 * @param {(address: string) => Promise<Answer>} look
 * @returns {Promise<Answer>} what `look` answered
 * @throws with the end of the build's output when it failed
 */
export async function inStorybook(tree, look) {
  const built = join(tree, '.cache/visual/storybook')
  const args = ['build', '--config-dir', join(tree, '.storybook'), '--output-dir', built, '--quiet']
  const { code, output } = await run('storybook', args, { cwd: tree, isQuiet: true })
  if (code !== 0) throw new Error(`Storybook was not built: ${output.trim().slice(-1000)}`)
  const { address, close } = await serveFolder(built)
  try {
    return await look(address)
  } finally {
    close()
  }
}
