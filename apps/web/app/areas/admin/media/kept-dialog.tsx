import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogClose, DialogContent } from '@naikkelas/ui/dialog'
import { Link } from 'react-router-dom'
import type { Kept } from './use-acts.ts'

/** What was not deleted because it is used, and where. */
export function KeptDialog({ kept, onClose }: { kept: Kept; onClose: () => void }) {
  return (
    <Dialog isOpen={kept.length > 0} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={kept.length === 1 ? 'Media ini masih dipakai' : `${kept.length} media masih dipakai`}
        description="Tidak dihapus, supaya halaman dan versinya yang tersimpan tetap utuh."
        footer={
          <DialogClose>
            <Button variant="primary">Mengerti</Button>
          </DialogClose>
        }
      >
        <ul className="flex flex-col gap-3 text-app-sm">
          {kept.map(({ id, fileName, pages }) => (
            <li key={id}>
              <p className="font-medium">{fileName}</p>
              {pages.length === 0 ? (
                <p className="text-muted">Dipakai di bagian atau susunan yang tersimpan.</p>
              ) : (
                <ul className="mt-1 flex flex-col gap-1 ps-4">
                  {pages.map((page) => (
                    <li key={page.id} className="list-disc">
                      <Link to={`/admin/landing-pages/${page.id}`} className="text-accent underline underline-offset-4">
                        {page.name}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  )
}
