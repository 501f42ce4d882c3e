import { Button } from '@naikkelas/ui/button'

interface PreviewButtonProps {
  courseId: string
  /** The lesson to begin with. @default the first */
  lessonId?: string
}

/** Opens the course in a tab of its own as those see it who have it. */
export function PreviewButton({ courseId, lessonId }: PreviewButtonProps) {
  const lesson = lessonId === undefined ? '' : `?materi=${lessonId}`
  const open = () => window.open(`/admin/pratinjau/ruang-belajar/${courseId}${lesson}`, '_blank', 'noopener')
  return <Button onClick={open}>Lihat sebagai peserta</Button>
}
