import type { ExperimentResults } from '@naikkelas/contract/marketing'
import { Alert } from '@naikkelas/ui/alert'
import { Button } from '@naikkelas/ui/button'
import type { VariantKey } from '@naikkelas/ui/sections/registry'
import { guessWords, variantName } from './experiment-words.ts'

interface EarlyWinnerProps {
  results: ExperimentResults
  winner: VariantKey
  isBusy: boolean
  onChoose: () => void
  onWait: () => void
}

/** Confirmation for choosing a winner before there is a result; on a phone it is scrolled to the button. */
export function EarlyWinner({ results, winner, isBusy, onChoose, onWait }: EarlyWinnerProps) {
  return (
    <div ref={bringIntoView}>
      <Alert
        tone="warn"
        title={`Pakai ${variantName(winner)} sekarang?`}
        isLive
        action={
          <>
            <Button size="sm" variant="primary" isLoading={isBusy} onClick={onChoose}>
              Tetap pakai varian {winner.toUpperCase()}
            </Button>
            <Button size="sm" onClick={onWait}>
              Lanjutkan uji
            </Button>
          </>
        }
      >
        <p>{guessWords(results, winner)}</p>
      </Alert>
    </div>
  )
}

// One function for good: a new one at every drawing would scroll at every drawing.
const bringIntoView = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'nearest' })
