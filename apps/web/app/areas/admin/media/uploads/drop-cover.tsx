import { Icon } from '@naikkelas/ui/icons'

/** Over the whole screen while files are held over it. */
export function DropCover({ target }: { target: string }) {
  return (
    <div className="pointer-events-none fixed inset-3 z-50 flex flex-col items-center justify-center gap-3 rounded-surface border-2 border-dashed border-accent bg-tint/95 text-center text-accent">
      <Icon name="unggah" size={32} />
      <p className="text-app-lg font-bold">Lepaskan untuk mengunggah</p>
      <p className="text-app-sm">{target}</p>
    </div>
  )
}
