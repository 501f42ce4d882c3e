import { duplicateLesson, type LessonContent } from '@naikkelas/contract/learning'
import { Button } from '@naikkelas/ui/button'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { lessonAddress } from './contents-tree.tsx'

interface CopyButtonProps {
  courseId: string
  lesson: Pick<LessonContent, 'lessonId' | 'title'>
}

/** Adds a copy behind a lesson, as it is stored, and opens it. */
export function CopyButton({ courseId, lesson }: CopyButtonProps) {
  const { toast } = useToast()
  const navigate = useNavigate()
  const [isRunning, setIsRunning] = useState(false)
  const copy = async () => {
    setIsRunning(true)
    try {
      const { lessonIds } = await call(duplicateLesson, { params: { lessonId: lesson.lessonId } })
      toast({ title: `Salinan ${lesson.title} dibuat`, tone: 'ok' })
      await navigate(lessonAddress(courseId, lessonIds[0] ?? ''))
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    } finally {
      setIsRunning(false)
    }
  }
  return (
    <Button isLoading={isRunning} onClick={() => void copy()}>
      Gandakan
    </Button>
  )
}
