import { Suspense, useEffect } from 'react'
import { useBuilder, useBuilderParts, useWorkspace } from '../state/builder-context.ts'
import { useFocusBack } from './use-focus-back.ts'
import { latePart } from '../../../../shared/late/late-part.tsx'

// Rarely needed: each is fetched when it is first opened.
const ShortcutsDialog = latePart(async () => (await import('../shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog)
const VersionsDialog = latePart(async () => (await import('../versions/versions-dialog.tsx')).VersionsDialog)
const CompareDialog = latePart(async () => (await import('../compare/compare-dialog.tsx')).CompareDialog)
const SaveVersionDialog = latePart(async () => (await import('../versions/save-version-dialog.tsx')).SaveVersionDialog)
const PreviewLinkDialog = latePart(async () => (await import('../previews/preview-link-dialog.tsx')).PreviewLinkDialog)
const DuplicateDialog = latePart(async () => (await import('../../landing-pages/duplicate-dialog.tsx')).DuplicateDialog)
const BuilderCommands = latePart(async () => (await import('../commands/builder-commands.tsx')).BuilderCommands)
const ScheduleDialog = latePart(async () => (await import('../schedule/schedule-dialog.tsx')).ScheduleDialog)
const ApprovalDialog = latePart(async () => (await import('../approval/approval-dialog.tsx')).ApprovalDialog)
const SaveSectionDialog = latePart(async () => (await import('../library/save-section-dialog.tsx')).SaveSectionDialog)
const SyncSectionDialog = latePart(async () => (await import('../library/sync-section-dialog.tsx')).SyncSectionDialog)
const UpdateSyncedDialog = latePart(
  async () => (await import('../library/update-synced-dialog.tsx')).UpdateSyncedDialog,
)
const FindReplaceDialog = latePart(async () => (await import('../find/find-replace-dialog.tsx')).FindReplaceDialog)
const ImportFileDialog = latePart(async () => (await import('../transfer/import-file-dialog.tsx')).ImportFileDialog)
const ExperimentDialog = latePart(async () => (await import('../experiments/experiment-dialog.tsx')).ExperimentDialog)
const ShareDialog = latePart(async () => (await import('../../share/share-dialog.tsx')).ShareDialog)
const RemovalDialog = latePart(async () => (await import('../live/removal-dialog.tsx')).RemovalDialog)
const VisitDialog = latePart(async () => (await import('../visit/visit-dialog.tsx')).VisitDialog)
const PublishEndsTestDialog = latePart(
  async () => (await import('../publish/publish-ends-test-dialog.tsx')).PublishEndsTestDialog,
)
const PublishPartDialog = latePart(async () => (await import('../publish/publish-part-dialog.tsx')).PublishPartDialog)

/** The dialogs about the page as a whole; one at a time. */
export function BuilderDialogs() {
  const { saver } = useBuilderParts()
  const page = useBuilder((state) => state.page)
  const offer = useBuilder((state) => state.document.offer)
  const { open, close } = useWorkspace(({ dialogs }) => dialogs)
  const isRemovalPending = useWorkspace(({ removal }) => removal !== null)
  useFocusBack(open !== null)
  // Another page is another builder: it begins with none open.
  useEffect(() => close, [close])
  return (
    <Suspense fallback={null}>
      {open === 'versions' && <VersionsDialog onClose={close} />}
      {open === 'compare' && <CompareDialog onClose={close} />}
      {open === 'saveVersion' && <SaveVersionDialog onClose={close} />}
      {open === 'previewLink' && <PreviewLinkDialog onClose={close} />}
      {open === 'duplicate' && (
        <DuplicateDialog
          isOpen
          page={page}
          offer={offer}
          save={() => saver.flush()}
          onOpenChange={(isOpen) => !isOpen && close()}
        />
      )}
      {open === 'schedule' && <ScheduleDialog onClose={close} />}
      {open === 'approval' && <ApprovalDialog onClose={close} />}
      {open === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      {open === 'saveSection' && <SaveSectionDialog onClose={close} />}
      {open === 'syncSection' && <SyncSectionDialog onClose={close} />}
      {open === 'updateSynced' && <UpdateSyncedDialog onClose={close} />}
      {open === 'findReplace' && <FindReplaceDialog onClose={close} />}
      {open === 'importFile' && <ImportFileDialog onClose={close} />}
      {open === 'experiment' && <ExperimentDialog onClose={close} />}
      {open === 'share' && <ShareDialog page={page} onClose={close} />}
      {isRemovalPending && <RemovalDialog />}
      {open === 'visit' && <VisitDialog onClose={close} />}
      {open === 'publishEndsTest' && <PublishEndsTestDialog onClose={close} />}
      {open === 'publishPart' && <PublishPartDialog onClose={close} />}
      {open === 'commands' && <BuilderCommands onClose={close} />}
    </Suspense>
  )
}
