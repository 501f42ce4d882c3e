import type { LandingPage } from '@naikkelas/contract/pages'
import { emptyDocument } from '@naikkelas/page'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createStore } from 'zustand/vanilla'
import { BuilderContext, type BuilderParts } from '../state/builder-context.ts'
import { createWorkspace } from '../state/workspace.ts'
import { createBuilderStore } from '../model/builder-store.ts'
import { show } from '../text/testing/open-text.tsx'
import { ImageDrop } from './image-drop.tsx'

test('a picture that is too large is refused by its name, in sight of where it was dropped', async () => {
  const store = createBuilderStore({
    page: { id: 'page', status: 'draft', name: 'Kelas data' } as LandingPage,
    document: emptyDocument(),
    media: [],
  })
  const parts = {
    store,
    workspace: createWorkspace(),
    saver: createStore(() => ({ status: 'saved' })),
  } as unknown as BuilderParts
  show(
    <BuilderContext value={parts}>
      <div style={{ height: 180, width: 320, overflowY: 'auto' }}>
        <ImageDrop id="foto" label="Foto" mediaId="" media={undefined} onChoose={() => {}} onRemove={() => {}} />
      </div>
    </BuilderContext>,
  )
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File([new Uint8Array(26_214_401)], 'foto-etalase.jpg', { type: 'image/jpeg' }))
  page
    .getByText('Letakkan, tempel, atau pilih gambar')
    .element()
    .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  const refusal = page.getByText('foto-etalase.jpg: Gambar paling besar 25 MB. Perkecil dahulu, lalu unggah lagi.')
  await expect.element(refusal).toBeInViewport({ ratio: 1 })
})
