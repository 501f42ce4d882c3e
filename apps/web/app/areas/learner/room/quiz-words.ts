import type { OwnQuiz, QuizAttempt } from '@naikkelas/contract/learning'

/** `5 pertanyaan. Lulus mulai 80% benar. Kesempatan ke-2 dari 3.` */
export function quizFacts({ questions, passPercent, number, attempts }: OwnQuiz): string {
  const chance =
    number === null ? '' : attempts === null ? ` Percobaan ke-${number}.` : ` Kesempatan ke-${number} dari ${attempts}.`
  return `${questions.length} pertanyaan. Lulus mulai ${passPercent}% benar.${chance}`
}

/** `4 dari 5 benar (80%)` */
export const scoreWords = ({ rightCount, questionCount }: Pick<QuizAttempt, 'rightCount' | 'questionCount'>) =>
  `${rightCount} dari ${questionCount} benar (${Math.floor((rightCount * 100) / questionCount)}%)`

/** What follows an attempt. */
export function afterWords({ number, attempts, passPercent }: OwnQuiz, isPassed: boolean): string {
  if (isPassed) return 'Materi ini selesai.'
  if (number === null) return `Belum lulus: perlu ${passPercent}% benar. Semua kesempatan sudah dipakai.`
  const left = attempts === null ? '' : ` Sisa ${attempts - number + 1} kesempatan.`
  return `Belum lulus: perlu ${passPercent}% benar.${left}`
}
