import { Icon } from '@naikkelas/ui/icons'

interface KeptCardProps {
  title: string
}

/** Placeholder of a section that cannot be drawn. Its data is kept, and the rest of the page stays editable. */
export function KeptCard({ title }: KeptCardProps) {
  return (
    <div className="builder-chrome bg-surface p-8">
      <div className="mx-auto flex max-w-text items-start gap-4 rounded-surface border border-dashed border-border p-6 text-text">
        <Icon name="peringatan" size={24} className="mt-0.5 shrink-0 text-warn" />
        <div>
          <p className="text-app-md font-semibold">{title}</p>
          <p className="mt-1 text-app-sm text-muted">
            Isinya tetap tersimpan dan dilewati di halaman yang terbit. Bagian ini masih dapat dipindahkan atau dihapus.
          </p>
        </div>
      </div>
    </div>
  )
}
