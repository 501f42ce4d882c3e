import { type CatalogueImport, undoSellableImport } from '@naikkelas/contract/commerce'
import { Button } from '@naikkelas/ui/button'
import { useState } from 'react'
import { call } from '../../../../shared/api/call.ts'
import { useUndo } from '../../kit/use-undo.ts'

const undo = (importId: string) => call(undoSellableImport, { params: { importId } })

/** Takes an import back; nothing where it was not applied, changed nothing or is undone. */
export function UndoImport({ opened: { id, appliedAt, isUndone, doneCount } }: { opened: CatalogueImport }) {
  const takeBack = useUndo(undo, (count) => `${count} baris dikembalikan`)
  const [isWorking, setIsWorking] = useState(false)
  if (appliedAt === null || isUndone || doneCount === 0) return null
  return (
    <Button
      size="sm"
      isLoading={isWorking}
      onClick={() => {
        setIsWorking(true)
        void takeBack(id).finally(() => setIsWorking(false))
      }}
    >
      Urungkan {doneCount} baris
    </Button>
  )
}
