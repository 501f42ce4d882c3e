import { deleteListView, type ListView, saveListView, type ViewedList } from '@naikkelas/contract/identity'
import { Button } from '@naikkelas/ui/button'
import { Icon } from '@naikkelas/ui/icons'
import { useToast } from '@naikkelas/ui/toast'
import { Link, useRevalidator, useSearchParams } from 'react-router-dom'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { areSameParams, viewParamsOf } from '../lists/view-params.ts'

interface ListViewsProps {
  list: ViewedList
  views: readonly ListView[]
}

const linkClass =
  'inline-flex min-h-9 max-w-60 items-center rounded-full border border-line px-3 text-app-sm font-medium hover:bg-hover aria-[current]:border-transparent aria-[current]:bg-tint aria-[current]:font-semibold'

/** Views that the admin has saved of a list, as links to its address; the present one can be deleted, and brought back. */
export function ListViews({ list, views }: ListViewsProps) {
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  const [searchParams] = useSearchParams()
  const params = viewParamsOf(searchParams)
  const present = views.find((view) => areSameParams(view.params, params))
  if (views.length === 0) return null

  const attempt = async (change: Promise<unknown>) => {
    try {
      await change
      await revalidate()
      return true
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
      return false
    }
  }
  const remove = async ({ id, name, params }: ListView) => {
    if (!(await attempt(call(deleteListView, { params: { viewId: id } })))) return
    toast({
      title: `Tampilan “${name}” dihapus`,
      action: {
        label: 'Urungkan',
        onSelect: () => void attempt(call(saveListView, { body: { list, name, params } })),
      },
    })
  }

  return (
    <nav aria-label="Tampilan" className="flex min-w-0 flex-wrap items-center gap-2">
      <Link
        to="?"
        className={linkClass}
        aria-current={!present && Object.keys(params).length === 0 ? 'page' : undefined}
      >
        Semua
      </Link>
      {views.map((view) => (
        <Link
          key={view.id}
          to={`?${new URLSearchParams(view.params)}`}
          className={linkClass}
          aria-current={view === present ? 'page' : undefined}
        >
          <span className="truncate">{view.name}</span>
        </Link>
      ))}
      {present && (
        <Button
          size="sm"
          variant="quiet"
          iconStart={<Icon name="hapus" size={16} />}
          onClick={() => void remove(present)}
        >
          Hapus tampilan
        </Button>
      )}
    </nav>
  )
}
