import type { ExportFormat } from '@naikkelas/contract'
import { dayInWib } from '@naikkelas/contract/time'
import type * as z from 'zod/mini'
import { AppError } from '../../errors/app-error.ts'
import { type ActorContext, fileAnswer } from '../endpoints/index.ts'
import { type Row, spreadsheetOf, type Table } from '../files/spreadsheets/index.ts'
import type { Account } from '../realms/index.ts'
import { openExportTicket } from './export-ticket.ts'
import { createExportTurns } from './export-turns.ts'

interface ExportDownload<Asked extends { format: ExportFormat }, Actor extends Account> {
  /** Of its tickets. */
  name: string
  /** What a ticket holds. */
  asked: z.ZodMiniType<Asked>
  /** First part of the file's name; the day follows. */
  fileName: string
  /** Name of the sheet. */
  title: string
  columns: Table['columns']
  /** Reads each batch when its first row is needed. */
  rows: (ctx: ActorContext<Actor>, asked: Asked) => AsyncGenerator<Row, void>
  /** Whether the account may have it now: its role may have changed since it was prepared. @default it may */
  isAllowed?: (actor: Actor, asked: Asked) => boolean
}

/**
 * The download of a prepared export, written while it is read; one of an account at a time.
 * @returns a use case, which throws AppError `not_found` for a ticket that does not open it, `too_many`
 */
export function createExportDownload<Asked extends { format: ExportFormat }, Actor extends Account>({
  name,
  asked: askedSchema,
  fileName,
  title,
  columns,
  rows,
  isAllowed = () => true,
}: ExportDownload<Asked, Actor>) {
  const inTurn = createExportTurns()
  return (ctx: ActorContext<Actor>, { params: { token } }: { params: { token: string } }): Response => {
    const { actor, clock } = ctx
    const { data: asked } = askedSchema.safeParse(openExportTicket(ctx, name, { accountId: actor.id, token }))
    if (asked === undefined || !isAllowed(actor, asked)) throw new AppError('not_found')
    const sheet = { name: title, columns, rows: reported(rows(ctx, asked), ctx, name) }
    const { bytes, type } = spreadsheetOf([sheet], asked.format)
    return fileAnswer(inTurn(actor.id, bytes), { name: `${fileName}-${dayInWib(clock.now())}.${asked.format}`, type })
  }
}

/** A reader sees a file that ends early; why is for who operates the site. */
async function* reported<Actor extends Account>(
  rows: AsyncGenerator<Row, void>,
  { onFailure }: ActorContext<Actor>,
  name: string,
): AsyncGenerator<Row, void> {
  try {
    yield* rows
  } catch (error) {
    onFailure(error, `export: ${name}`)
    throw error
  }
}
