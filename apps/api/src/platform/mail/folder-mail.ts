import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mail } from './mail-port.ts'
import { letterOf } from './smtp-mail.ts'

interface FolderOptions {
  folder: string
  from: string
  host: string
}

/** Writes each mail into a folder, as a file that every mail program opens: for machines without a mail server. */
export function createFolderMail({ folder, ...options }: FolderOptions): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(message) {
      const { message: letter } = await transport.sendMail(letterOf(message, options))
      await mkdir(folder, { recursive: true })
      const path = join(folder, `${message.id}.eml`)
      await writeFile(`${path}.part`, letter)
      await rename(`${path}.part`, path)
    },
  }
}
