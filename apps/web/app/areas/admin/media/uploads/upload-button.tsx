import { Button } from '@naikkelas/ui/button'
import { Icon } from '@naikkelas/ui/icons'
import { useRef } from 'react'

interface UploadButtonProps {
  /** Names the button and, for those who do not see it, the field behind it. */
  label: string
  inputLabel: string
  accept: string
  variant?: 'primary' | 'secondary'
  onFiles: (files: File[]) => void
}

/** Chooses files from the device, several at once. */
export function UploadButton({ label, inputLabel, accept, variant = 'secondary', onFiles }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        accept={accept}
        aria-label={inputLabel}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // The same file may be chosen again.
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <Button variant={variant} iconStart={<Icon name="unggah" size={16} />} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}
