import { formatDecimal } from '@naikkelas/ui/format'
import { Icon } from '@naikkelas/ui/icons'
import { accentContrast, brandContrast, type KeptContrast } from './kept-contrast.ts'

/** How words in the page's own colour stay readable. */
export function BrandContrastNote({ brand }: { brand: string }) {
  const kept = brandContrast(brand)
  return (
    <Note
      kept={kept}
      shifted="Warna ini terlalu terang untuk tulisan, jadi teks memakai tingkat yang lebih gelap."
      what="Kontras teks berwarna"
    />
  )
}

/** How the words on buttons of calls to action stay readable. */
export function AccentContrastNote({ accent }: { accent: string | null }) {
  const kept = accentContrast(accent)
  return (
    <Note
      kept={kept}
      shifted="Warna ini terlalu gelap untuk teks tombol, jadi tombol memakai tingkat yang lebih terang."
      what="Kontras teks tombol"
    />
  )
}

function Note({ kept, shifted, what }: { kept: KeptContrast; shifted: string; what: string }) {
  return (
    <p className="flex items-start gap-2 text-app-xs text-muted">
      <Icon name="centang" size={16} className="mt-0.5 shrink-0 text-ok" />
      <span>
        {kept.isShifted ? `${shifted} ` : ''}
        {what} {formatDecimal(kept.ratio)}:1 (minimal 4,5:1).
      </span>
    </p>
  )
}
