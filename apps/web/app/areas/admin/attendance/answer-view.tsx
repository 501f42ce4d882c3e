import { groupedCode } from '@naikkelas/contract/learning'
import { Icon } from '@naikkelas/ui/icons'
import { answerWords } from './answer-words.ts'
import type { Door } from './use-door.ts'

const tones = {
  ok: { className: 'border-ok/25 bg-ok-ground', colour: 'text-ok', icon: 'centang' },
  warn: { className: 'border-warn/25 bg-warn-ground', colour: 'text-warn', icon: 'peringatan' },
  danger: { className: 'border-danger/25 bg-danger-ground', colour: 'text-danger', icon: 'silang' },
} as const

/** What is said to the last ticket, to be seen from a step away and read out. */
export function AnswerView({ answered }: { answered: Door['answer'] }) {
  // The region is there before its first words: what comes with its region is not read out.
  return (
    <div role="status" aria-label="Hasil check-in">
      {answered && <Said key={answered.turn} {...answered} />}
    </div>
  )
}

function Said({ answer }: NonNullable<Door['answer']>) {
  const { tone, title, text } = answerWords(answer, new Date())
  const { className, colour, icon } = tones[tone]
  const code = groupedCode(answer.code)
  return (
    <div className={`flex items-start gap-4 rounded-surface border p-4 sm:p-5 ${className}`}>
      <Icon name={icon} size={40} className={`shrink-0 ${colour}`} />
      <p className="flex min-w-0 flex-col gap-1">
        <b className={`text-app-2xl leading-tight ${colour}`}>{title}</b>
        <span className="text-app-lg wrap-anywhere">{text}</span>
        {!text.includes(code) && answer.outcome !== 'malformed' && (
          <span className="font-mono text-app-sm text-muted">{code}</span>
        )}
      </p>
    </div>
  )
}
