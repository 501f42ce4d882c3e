import sax, { type SAXParser } from 'sax'
import { SpreadsheetError } from './read-table.rules.ts'

/** An element without the prefix of its namespace, and its attributes likewise. */
export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
}

export interface XmlReader {
  open?: (element: XmlElement) => void
  /** A piece of text; one text may come in several. */
  text?: (text: string) => void
  close?: (name: string) => void
}

/**
 * Reads XML as its bytes come. A document type is refused, and with it every entity of its own.
 * @throws SpreadsheetError
 */
export async function readXml(chunks: AsyncIterable<Uint8Array>, reader: XmlReader): Promise<void> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const parser = listening(reader)
  try {
    for await (const chunk of chunks) parser.write(decoder.decode(chunk, { stream: true }))
    parser.write(decoder.decode()).close()
  } catch (cause) {
    throw cause instanceof SpreadsheetError ? cause : new SpreadsheetError('broken', { cause })
  }
}

function listening({ open, text, close }: XmlReader): SAXParser {
  const parser = sax.parser(true, { position: false })
  parser.onerror = (error) => {
    throw new SpreadsheetError('broken', { cause: error })
  }
  parser.ondoctype = () => {
    throw new SpreadsheetError('broken')
  }
  parser.onopentag = ({ name, attributes }) =>
    open?.({
      name: withoutPrefix(name),
      attributes: Object.fromEntries(
        Object.entries(attributes).map(([key, value]) => [withoutPrefix(key), String(value)]),
      ),
    })
  parser.ontext = (piece) => text?.(piece)
  parser.oncdata = (piece) => text?.(piece)
  parser.onclosetag = (name) => close?.(withoutPrefix(name))
  return parser
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)
