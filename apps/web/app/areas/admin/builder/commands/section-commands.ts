import type { PageDocument } from '@naikkelas/page'
import type { Command } from '../../commands/command.ts'
import { scrollToSection, sectionElement } from '../stage/scroll-to-section.ts'
import { runSectionAct } from '../acts/section-act.ts'
import type { SectionAct } from '../acts/several-act.ts'
import type { ActParts } from '../acts/remove-or-ask.ts'
import { sectionLabel, sectionWords } from '../model/section-name.ts'
import { insertSample } from '../palette/insert-sample.ts'
import { sectionSamples } from '../palette/section-samples.ts'

const acts: readonly { act: SectionAct; label: string; words: string; icon: Command['icon'] }[] = [
  { act: 'up', label: 'Naikkan bagian terpilih', words: 'move up atas', icon: 'naik' },
  { act: 'down', label: 'Turunkan bagian terpilih', words: 'move down bawah', icon: 'turun' },
  { act: 'duplicate', label: 'Gandakan bagian terpilih', words: 'duplicate copy section salin', icon: 'gandakan' },
  { act: 'hide', label: 'Sembunyikan atau tampilkan bagian terpilih', words: 'hide show toggle', icon: 'mata-tutup' },
  { act: 'remove', label: 'Hapus bagian terpilih', words: 'delete remove buang', icon: 'hapus' },
]

/** Commands on the selected section, navigation on the page, and sections to add. */
export function sectionCommands(
  parts: ActParts,
  { document, selectedId }: { document: PageDocument; selectedId: string | null },
): Command[] {
  const { store } = parts
  return [
    ...acts.flatMap(({ act, label, words, icon }): Command[] =>
      selectedId === null
        ? []
        : [
            {
              id: `act-${act}`,
              label,
              words,
              icon,
              group: 'Bagian terpilih',
              run: () => runSectionAct(parts, selectedId, act),
            },
          ],
    ),
    ...document.sections.map(
      (section, index): Command => ({
        id: `go-${section.id}`,
        label: `${index + 1}. ${[sectionLabel(section), sectionWords(section)].filter(Boolean).join(': ')}`,
        words: `ke bagian go to section ${section.type}`,
        icon: 'panah-kanan',
        group: 'Ke bagian',
        run: () => {
          store.actions.select(section.id)
          scrollToSection(section.id)
          sectionElement(section.id)?.focus({ preventScroll: true })
        },
      }),
    ),
    ...sectionSamples.map(
      (sample): Command => ({
        id: `add-${sample.type}`,
        label: `Tambah ${sample.label}`,
        words: `bagian add insert section ${sample.words}`,
        icon: 'tambah',
        group: 'Tambah bagian',
        run: () => insertSample(store, sample),
      }),
    ),
  ]
}
