import { useBuilder } from '../state/builder-context.ts'
import { useMayAsk, useMayPublish } from '../state/may-publish.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { AskDialog } from './ask-dialog.tsx'

interface ApprovalDialogProps {
  onClose: () => void
}

/** Approval of publishing: one admin requests, another reviews and answers. */
export function ApprovalDialog({ onClose }: ApprovalDialogProps) {
  const approval = useBuilder((state) => state.page.lifecycle.approval)
  const mayPublish = useMayPublish()
  const mayAsk = useMayAsk()
  return approval?.answer === null && mayPublish ? (
    <AnswerDialog approval={approval} onClose={onClose} />
  ) : (
    <AskDialog approval={approval} canAsk={!mayPublish && mayAsk} onClose={onClose} />
  )
}
