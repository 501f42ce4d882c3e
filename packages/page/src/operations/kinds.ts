import type { PageDocument } from '../document.ts'
import type { Operation } from '../operation.ts'
import type { Outcome } from '../refusal.ts'

type OperationOf<Kind extends Operation['kind']> = Extract<Operation, { kind: Kind }>

export interface Applied {
  document: PageDocument
  /** Applied to `document`, gives back the document before. */
  inverse: Operation
}

/** One operation as a pure function of a document. */
export type Apply<Kind extends Operation['kind']> = (
  document: PageDocument,
  operation: OperationOf<Kind>,
) => Outcome<Applied>
