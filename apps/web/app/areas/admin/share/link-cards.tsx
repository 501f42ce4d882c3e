import { Skeleton } from '@naikkelas/ui/skeleton'
import { useEffect, useState } from 'react'
import { type PageCard, pageCardOf } from './page-card.ts'

/** Link previews of messengers, from the published page. */
export function LinkCards({ address }: { address: string }) {
  const [card, setCard] = useState<PageCard | 'unread' | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    fetch(address, { credentials: 'omit', signal: leaving.signal })
      .then(async (answer) => setCard(answer.ok ? pageCardOf(await answer.text(), address) : 'unread'))
      .catch(() => leaving.signal.aborted || setCard('unread'))
    return () => leaving.abort()
  }, [address])
  if (card === null) return <Skeleton className="h-40" />
  if (card === 'unread')
    return <p className="text-app-sm text-muted">Halaman ini belum terbit, jadi tampilannya belum ada.</p>
  return (
    <ul className="grid gap-4 sm:grid-cols-3">
      <Sample name="WhatsApp">
        <div className="rounded-box bg-[#d9fdd3] p-1 text-[#111b21]">
          <div className="overflow-hidden rounded-field bg-[#d1f4cc]">
            <Share card={card} ratio="aspect-[1.91/1]" />
            <div className="p-2">
              <p className="line-clamp-2 text-app-xs font-semibold wrap-anywhere">{card.title}</p>
              <p className="line-clamp-2 text-app-xs wrap-anywhere opacity-80">{card.description}</p>
              <p className="truncate text-app-xs opacity-80">{card.host}</p>
            </div>
          </div>
        </div>
      </Sample>
      <Sample name="Instagram">
        <div className="overflow-hidden rounded-surface bg-[#efefef] text-[#000000]">
          <Share card={card} ratio="aspect-[1.91/1]" />
          <div className="p-2">
            <p className="truncate text-app-xs font-semibold">{card.title}</p>
            <p className="truncate text-app-xs opacity-80">{card.host}</p>
          </div>
        </div>
      </Sample>
      <Sample name="Facebook">
        <div className="overflow-hidden border border-line bg-[#f0f2f5] text-[#050505]">
          <Share card={card} ratio="aspect-[1.91/1]" />
          <div className="p-2">
            <p className="truncate text-app-xs uppercase opacity-80">{card.host}</p>
            <p className="line-clamp-2 text-app-xs font-semibold wrap-anywhere">{card.title}</p>
            <p className="truncate text-app-xs opacity-80">{card.description}</p>
          </div>
        </div>
      </Sample>
    </ul>
  )
}

function Sample({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <li className="flex min-w-0 flex-col gap-1">
      <p className="text-app-xs font-semibold text-muted">{name}</p>
      {children}
    </li>
  )
}

function Share({ card: { image }, ratio }: { card: PageCard; ratio: string }) {
  return image === null ? null : <img src={image} alt="" className={`w-full object-cover ${ratio}`} />
}
