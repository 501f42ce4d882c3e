import { Alert } from '@naikkelas/ui/alert'
import { Button } from '@naikkelas/ui/button'
import { conflictWords } from './answer-words.ts'
import type { Door } from './use-door.ts'

/** What this door has not sent yet, and what came of scans that were made without network. */
export function WaitingNotice({
  door: { waiting, isOffline, conflicts, sendWaiting, forgetConflicts },
}: {
  door: Door
}) {
  const now = new Date()
  return (
    <>
      {(isOffline || waiting.length > 0) && (
        <Alert
          tone="warn"
          isLive
          title={waiting.length > 0 ? `${waiting.length} menunggu jaringan` : 'Tanpa jaringan'}
          action={
            <Button size="sm" onClick={() => void sendWaiting()}>
              Kirim sekarang
            </Button>
          }
        >
          Tiket tetap diperiksa dengan daftar di perangkat ini, paling lama satu jam. Biarkan halaman ini terbuka.
        </Alert>
      )}
      {conflicts.length > 0 && (
        <Alert
          tone="warn"
          isLive
          title={`${conflicts.length} tiket perlu dilihat`}
          action={
            <Button size="sm" onClick={forgetConflicts}>
              Mengerti
            </Button>
          }
        >
          <ul className="flex flex-col gap-1">
            {conflicts.map(({ answer, scannedAt }) => (
              <li key={`${answer.code} ${scannedAt}`} className="wrap-anywhere">
                {conflictWords(answer, scannedAt, now)}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  )
}
