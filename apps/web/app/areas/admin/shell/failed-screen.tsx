import { Button } from '@naikkelas/ui/button'
import { Card } from '@naikkelas/ui/card'
import { EmptyState, StairsPicture } from '@naikkelas/ui/empty-state'
import { cari, peringatan } from '@naikkelas/ui/icons/drawings'
import { Link } from 'react-router-dom'
import { errorWords } from '../../../shared/error-page/error-words.ts'
import { AdminScreen } from '../kit/admin-screen.tsx'

interface FailedScreenProps {
  error: unknown
  /** The first screen of the own menu. */
  home: string
}

/** Instead of a screen that is missing, refused or failed: the menu beside it stays of use. */
export function FailedScreen({ error, home }: FailedScreenProps) {
  const { heading, text, isMissing } = errorWords(error)
  return (
    <AdminScreen title={heading}>
      <Card>
        <EmptyState
          illustration={<StairsPicture icon={isMissing ? cari : peringatan} />}
          title={isMissing ? 'Alamat ini tidak ada di admin' : 'Menu lain tetap dapat dibuka'}
          text={text}
          action={
            <Button asChild variant="primary">
              <Link to={home}>Ke halaman awal admin</Link>
            </Button>
          }
          secondaryAction={
            isMissing ? undefined : (
              <Button asChild variant="quiet">
                <a href="">Coba lagi</a>
              </Button>
            )
          }
        />
      </Card>
    </AdminScreen>
  )
}
