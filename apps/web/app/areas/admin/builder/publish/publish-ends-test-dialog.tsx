import { useWorkspace } from '../state/builder-context.ts'
import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogClose, DialogContent } from '@naikkelas/ui/dialog'
import { variantNames } from '../experiments/experiment-words.ts'
import { usePublish } from './use-publish.ts'

/** Before a page goes public without a variant that is tested on it: the test ends with that. */
export function PublishEndsTestDialog({ onClose }: { onClose: () => void }) {
  const publish = usePublish()
  const gone = useWorkspace(({ publishing }) => publishing.goneVariants)
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        size="sm"
        title="Terbitkan dan akhiri uji A/B?"
        description={`Halaman ini sedang diuji, dan ${variantNames(gone)} sudah tidak ada di dalamnya. Begitu terbit, ujinya berakhir tanpa pemenang; angkanya sampai saat itu tetap tersimpan.`}
        footer={
          <>
            <DialogClose>
              <Button variant="quiet">Tidak jadi</Button>
            </DialogClose>
            <Button
              variant="primary"
              onClick={() => {
                onClose()
                void publish({ isSure: true })
              }}
            >
              Terbitkan dan akhiri uji
            </Button>
          </>
        }
      />
    </Dialog>
  )
}
