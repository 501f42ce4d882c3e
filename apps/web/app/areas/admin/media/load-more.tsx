import { Button } from '@naikkelas/ui/button'
import { useEffect, useRef } from 'react'

/** The end of a list that goes on: reads on when it comes into sight, or when it is pressed. */
export function LoadMore({ onMore, isLoading }: { onMore: () => void; isLoading: boolean }) {
  const end = useRef<HTMLDivElement>(null)
  const read = useRef(onMore)
  useEffect(() => {
    read.current = onMore
  })
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && read.current(),
      {
        rootMargin: '400px',
      },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={end} className="flex justify-center py-3">
      <Button size="sm" isLoading={isLoading} onClick={onMore}>
        Lihat lebih banyak
      </Button>
    </div>
  )
}
