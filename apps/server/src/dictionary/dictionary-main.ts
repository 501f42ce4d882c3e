// Run by the build, after everything else: writes this build's dictionary to where its other files for browsers lie.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { render } from 'virtual:web-build'
import { compressionDictionary } from '../compression-dictionary.ts'
import { sampleDocuments } from './sample-documents.ts'
import { sharedText } from './shared-text.ts'

const [clientFolder, folder] = process.argv.slice(2)
if (clientFolder === undefined || folder === undefined)
  throw new Error('say where the web application was built to, and where the dictionary goes')

const documents = await sampleDocuments({
  render,
  clientFolder,
  onFailure(error) {
    throw error
  },
})
const bytes = Buffer.from(sharedText(documents))
const file = join(folder, compressionDictionary(bytes).path)
await mkdir(dirname(file), { recursive: true })
await writeFile(file, bytes)
// Drawing leaves timers behind, which would keep the build waiting.
process.exit()
