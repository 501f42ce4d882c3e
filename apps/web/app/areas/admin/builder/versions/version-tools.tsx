import { hasCapability } from '@naikkelas/contract/identity'
import { deleteVersion, renameVersion, type Version } from '@naikkelas/contract/pages'
import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogContent } from '@naikkelas/ui/dialog'
import { Icon } from '@naikkelas/ui/icons'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { ConfirmDialog } from '@naikkelas/ui/confirm-dialog'
import { useBuilder, useBuilderParts } from '../state/builder-context.ts'
import { VersionNameForm } from './version-name-form.tsx'

interface VersionToolsProps {
  version: Version
  /** The list is not what it was. */
  onChanged: () => void
}

/** What can be done with a version beside restoring it: comparing, and for named ones another name or none at all. */
export function VersionTools({ version, onChanged }: VersionToolsProps) {
  const { admin, workspace } = useBuilderParts()
  const { toast } = useToast()
  const pageId = useBuilder((state) => state.page.id)
  const [asks, setAsks] = useState<'name' | 'delete' | null>(null)
  const params = { pageId, versionId: version.id }
  const isMine = version.actorId === admin.id || hasCapability(admin, 'landing_pages', 'design')
  const done = () => {
    setAsks(null)
    onChanged()
  }
  const forget = async () => {
    await call(deleteVersion, { params })
    done()
    toast({ title: `Versi “${version.name}” dihapus` })
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        iconStart={<Icon name="gandakan" size={16} />}
        onClick={() => workspace.getState().dialogs.compare(version.id)}
      >
        Bandingkan dengan sekarang
      </Button>
      {version.reason === 'named' && isMine && (
        <>
          <Button size="sm" iconStart={<Icon name="pensil" size={16} />} onClick={() => setAsks('name')}>
            Ganti nama
          </Button>
          <Button size="sm" iconStart={<Icon name="hapus" size={16} />} onClick={() => setAsks('delete')}>
            Hapus versi
          </Button>
        </>
      )}
      {asks === 'name' && (
        <Dialog isOpen onOpenChange={(isOpen) => !isOpen && setAsks(null)}>
          <DialogContent title="Ganti nama versi" size="sm">
            <VersionNameForm
              name={version.name ?? ''}
              action="Simpan nama"
              onSave={async (name) => {
                await call(renameVersion, { params, body: { name } })
                done()
              }}
            />
          </DialogContent>
        </Dialog>
      )}
      {asks === 'delete' && (
        <ConfirmDialog
          isOpen
          title={`Hapus versi “${version.name}”?`}
          description="Draf dan halaman yang sudah terbit tidak berubah. Versi ini tidak dapat dikembalikan."
          confirmLabel="Hapus untuk selamanya"
          onConfirm={forget}
          errorMessage={messageOf}
          onOpenChange={(isOpen) => !isOpen && setAsks(null)}
        />
      )}
    </div>
  )
}
