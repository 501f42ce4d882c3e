import type { LibraryItem, Media } from '@naikkelas/contract/pages'
import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogContent } from '@naikkelas/ui/dialog'
import { Logo } from '@naikkelas/ui/icons'
import { appTheme, ThemeScope } from '@naikkelas/ui/theme'
import { useId, useState } from 'react'
import { MediaChooser } from '../media/media-chooser.tsx'
import { thumbnailOf } from '../media/thumbnail.ts'

interface LogoFieldProps {
  label: string
  error: string | undefined
  /** Null: the built-in one. */
  logoId: string | null
  /** The one that is stored; its address is unknown while its file is being made. */
  stored: { id: string; url: string | undefined } | null
  onChange: (logoId: string | null) => void
}

/** The logo, chosen from the media library. */
export function LogoField({ label, error, logoId, stored, onChange }: LogoFieldProps) {
  const id = useId()
  const [isChoosing, setIsChoosing] = useState(false)
  const [chosen, setChosen] = useState<{ id: string; url: string } | null>(null)
  const choose = (media: LibraryItem | Media) => {
    setChosen({ id: media.id, url: thumbnailOf(media) })
    onChange(media.id)
    setIsChoosing(false)
  }
  const shown = [chosen, stored].find((one) => one !== null && one.id === logoId)
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={error ? `${id}-error` : undefined}>
      <p id={`${id}-label`} className="mb-1.5 text-app-xs font-semibold">
        {label}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        {/* Visitors get the site in light colours, whatever the admin looks like. */}
        <ThemeScope
          as="span"
          theme={{ ...appTheme, mode: 'light' }}
          tone="white"
          className="flex h-16 w-44 items-center justify-center overflow-hidden rounded-box border border-line bg-ground p-2 text-accent"
        >
          {logoId === null ? (
            <Logo label="Logo bawaan" />
          ) : shown?.url === undefined ? (
            <span className="text-app-xs text-muted">Gambar dipilih</span>
          ) : (
            <img src={shown.url} alt="Logo yang dipilih" className="size-full object-contain" />
          )}
        </ThemeScope>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setIsChoosing(true)} aria-invalid={error ? true : undefined}>
            Pilih dari media
          </Button>
          {logoId !== null && (
            <Button variant="quiet" onClick={() => onChange(null)}>
              Pakai logo bawaan
            </Button>
          )}
        </div>
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-app-xs text-danger">
          {error}
        </p>
      )}
      <Dialog isOpen={isChoosing} onOpenChange={setIsChoosing}>
        <DialogContent size="lg" title="Pilih logo" description="Gambar dengan latar transparan paling cocok.">
          {isChoosing && <MediaChooser kind="image" onChoose={choose} onUploaded={choose} />}
        </DialogContent>
      </Dialog>
    </div>
  )
}
