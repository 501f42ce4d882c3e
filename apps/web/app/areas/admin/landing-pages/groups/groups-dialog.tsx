import {
  createPageFolder,
  createPageLabel,
  deletePageFolder,
  deletePageLabel,
  renamePageFolder,
  updatePageLabel,
} from '@naikkelas/contract/pages'
import { Dialog, DialogContent } from '@naikkelas/ui/dialog'
import { useRevalidator } from 'react-router-dom'
import { call } from '../../../../shared/api/call.ts'
import { GroupForm } from './group-form.tsx'
import { GroupRow } from './group-row.tsx'
import type { PageGroups } from './page-groups.ts'

interface GroupsDialogProps {
  groups: PageGroups
  onClose: () => void
}

/** Manages folders and labels. Pages are never deleted with them. */
export function GroupsDialog({ groups: { folders, labels }, onClose }: GroupsDialogProps) {
  const { revalidate } = useRevalidator()
  const then = async (work: Promise<unknown>) => {
    await work
    await revalidate()
  }
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Folder dan label"
        description="Menghapus folder atau label tidak menghapus halamannya."
        size="lg"
      >
        <div className="grid gap-6 sm:grid-cols-2">
          <section aria-labelledby="kelola-folder" className="flex min-w-0 flex-col gap-3">
            <h3 id="kelola-folder" className="text-app-md font-semibold">
              Folder
            </h3>
            <ul className="flex flex-col gap-2">
              {folders.map((folder) => (
                <GroupRow
                  key={folder.id}
                  what="folder"
                  group={folder}
                  onRename={({ name }) =>
                    then(call(renamePageFolder, { params: { folderId: folder.id }, body: { name } }))
                  }
                  onDelete={() => then(call(deletePageFolder, { params: { folderId: folder.id } }))}
                />
              ))}
            </ul>
            <GroupForm what="folder" onMake={({ name }) => then(call(createPageFolder, { body: { name } }))} />
          </section>
          <section aria-labelledby="kelola-label" className="flex min-w-0 flex-col gap-3">
            <h3 id="kelola-label" className="text-app-md font-semibold">
              Label
            </h3>
            <ul className="flex flex-col gap-2">
              {labels.map((label) => (
                <GroupRow
                  key={label.id}
                  what="label"
                  group={label}
                  onRename={(body) => then(call(updatePageLabel, { params: { labelId: label.id }, body }))}
                  onDelete={() => then(call(deletePageLabel, { params: { labelId: label.id } }))}
                />
              ))}
            </ul>
            <GroupForm what="label" onMake={(body) => then(call(createPageLabel, { body }))} />
          </section>
        </div>
      </DialogContent>
    </Dialog>
  )
}
