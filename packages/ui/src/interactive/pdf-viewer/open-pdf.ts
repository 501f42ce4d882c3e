import type { PDFDocumentProxy, PDFWorker } from 'pdfjs-dist'

type PdfEngine = typeof import('pdfjs-dist')

interface Policies {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => {
    createScriptURL: (address: string) => string
  }
}

/** Bundlers that read `new URL` copy the file beside their own. */
const workerAddress = () => new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href

let scriptAddress: ((address: string) => string) | undefined

/**
 * A page that requires Trusted Types names `pdfWorker` in its policy of content. A name may be given only once, so it is
 * kept; it lets this one address pass.
 */
function trusted(address: string): string {
  const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes
  if (!policies) return address
  if (!scriptAddress) {
    const policy = policies.createPolicy('pdfWorker', { createScriptURL: () => address })
    scriptAddress = (text) => policy.createScriptURL(text)
  }
  return scriptAddress(address)
}

export interface OpenPdf {
  engine: PdfEngine
  document: PDFDocumentProxy
}

interface Opening {
  src: string
  /** Asked until the password fits; `isAgain` after one that did not. */
  onPassword: (answer: (password: string) => void, isAgain: boolean) => void
  signal: AbortSignal
}

/** Loads the engine and the document, of which only what is looked at is fetched. */
export async function openPdf({ src, onPassword, signal }: Opening): Promise<OpenPdf> {
  const engine = await import('pdfjs-dist')
  signal.throwIfAborted()
  const port = new Worker(trusted(workerAddress()), { type: 'module' })
  const worker = engine.PDFWorker.create({ port } as Parameters<typeof PDFWorker.create>[0])
  const task = engine.getDocument({
    url: new URL(src, document.baseURI).href,
    worker,
    disableAutoFetch: true,
    disableStream: true,
    // Compiling it is refused by a policy that lets no text become a script.
    useWasm: false,
    useSystemFonts: true,
  })
  const end = () => {
    void task.destroy().finally(() => {
      worker.destroy()
      port.terminate()
    })
  }
  signal.addEventListener('abort', end, { once: true })
  task.onPassword = (answer: (password: string) => void, reason: number) =>
    onPassword(answer, reason === engine.PasswordResponses.INCORRECT_PASSWORD)
  return { engine, document: await task.promise }
}
