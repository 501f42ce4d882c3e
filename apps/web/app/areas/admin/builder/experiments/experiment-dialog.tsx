import { variantsIn } from '@naikkelas/page'
import { Alert } from '@naikkelas/ui/alert'
import { Dialog, DialogContent } from '@naikkelas/ui/dialog'
import { EmptyState } from '@naikkelas/ui/empty-state'
import { Icon } from '@naikkelas/ui/icons'
import { Skeleton } from '@naikkelas/ui/skeleton'
import { useBuilder } from '../state/builder-context.ts'
import { useMayPublish } from '../state/may-publish.ts'
import { PastExperiments } from './past-experiments.tsx'
import { RunningExperiment } from './running-experiment.tsx'
import { StartForm } from './start-form.tsx'
import { useExperiments } from './use-experiments.ts'

interface ExperimentDialogProps {
  onClose: () => void
}

/** A/B tests of the page: results of the running test, the form to start one, and past tests. */
export function ExperimentDialog({ onClose }: ExperimentDialogProps) {
  const page = useBuilder((state) => state.page)
  const { all, failure, again } = useExperiments(page.id)
  const running = all?.find(({ endedAt }) => endedAt === null)
  const past = all?.filter(({ endedAt }) => endedAt !== null) ?? []
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Uji A/B"
        description="Tiap pengunjung mendapat satu varian, dan mendapat varian yang sama saat kembali."
        size="lg"
      >
        <div className="flex flex-col gap-6 pt-1">
          {failure !== null && <Alert tone="danger">{failure}</Alert>}
          {all === null && failure === null && <Skeleton className="h-40" />}
          {running && <RunningExperiment experiment={running} again={again} />}
          {all !== null && !running && <Beginning again={again} />}
          {past.length > 0 && <PastExperiments experiments={past} />}
        </div>
      </DialogContent>
    </Dialog>
  )
}

/** The steps to a test: variants, publishing, split. */
function Beginning({ again }: { again: () => Promise<void> }) {
  const page = useBuilder((state) => state.page)
  const sections = useBuilder((state) => state.document.sections)
  const mayPublish = useMayPublish()
  const keys = variantsIn(sections)
  if (keys.length < 2)
    return (
      <EmptyState
        size="inline"
        headingLevel={3}
        picture={<Icon name="grafik" size={24} />}
        title="Belum ada yang diuji"
        text="Pilih satu bagian, buka “Tindakan lain” di bilahnya, lalu “Uji bagian ini”. Varian B ditaruh di bawahnya untuk Anda ubah."
      />
    )
  if (page.status !== 'published' || page.hasUnpublishedChanges)
    return (
      <EmptyState
        size="inline"
        headingLevel={3}
        picture={<Icon name="unggah" size={24} />}
        title="Terbitkan variannya dahulu"
        text="Yang diuji adalah halaman yang terbit. Sampai ujinya dimulai, semua pengunjung mendapat varian A."
      />
    )
  if (!mayPublish) return <Alert tone="info">Hanya akun yang boleh menerbitkan yang dapat memulai uji.</Alert>
  return <StartForm keys={keys} again={again} />
}
