import { type TutorialPage as Tutorial, tutorialToolLabels } from '@naikkelas/contract/content'
import { Breadcrumb } from '@naikkelas/ui/breadcrumb'
import { Button } from '@naikkelas/ui/button'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { HouseFrame } from '../frame/house-frame.tsx'
import { DrawnScreen } from './drawn-screen.tsx'

interface TutorialPageProps {
  tutorial: Tutorial
  /** An answer was given just now. */
  isAnswered: boolean
  /** Why an answer was not taken. */
  notice: string | undefined
}

/** One tutorial: its steps with drawn screens, its film, and whether it helped. Works without a script. */
export function TutorialPage({ tutorial, isAnswered, notice }: TutorialPageProps) {
  const { tool, page, title, summary, minutes, filmUrl, steps, previous, next } = tutorial
  return (
    <HouseFrame>
      <header className="flex flex-col gap-4 pt-2 pb-8">
        <Breadcrumb
          items={[
            { label: 'Beranda', href: '/' },
            { label: 'Tutorial', href: '/tutorial' },
            { label: tutorialToolLabels[tool], href: `/tutorial?tools=${tool}` },
            { label: title },
          ]}
        />
        <h1 className="max-w-4xl text-display-m text-balance">{title}</h1>
        {summary !== '' && <p className="max-w-text text-lead text-pretty text-muted">{summary}</p>}
        <p className="text-app-md text-muted">
          {tutorialToolLabels[tool]} · {minutes} menit · {steps.length} langkah
        </p>
        {filmUrl !== '' && (
          <div>
            <Button asChild size="lg">
              <a href={filmUrl} target="_blank" rel="noopener noreferrer">
                Tonton filmnya
              </a>
            </Button>
          </div>
        )}
      </header>
      <ol className="flex flex-col gap-10">
        {steps.map(({ title: step, text, screen }, index) => (
          <li
            key={`${index}-${step}`}
            id={`langkah-${index + 1}`}
            className="grid scroll-mt-6 gap-x-10 gap-y-4 border-t border-line pt-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]"
          >
            <div className="flex flex-col gap-2">
              <p className="text-app-sm font-semibold text-muted tabular-nums">Langkah {index + 1}</p>
              <h2 className="text-h3 text-balance">{step}</h2>
              <p className="max-w-text whitespace-pre-line text-pretty">{text}</p>
            </div>
            {screen && <DrawnScreen screen={screen} />}
          </li>
        ))}
      </ol>
      <section id="membantu" aria-label="Apakah ini membantu?" className="mt-12 scroll-mt-6">
        <div className="flex flex-col gap-4 rounded-surface border border-line bg-surface p-6">
          <h2 className="text-h3">Apakah ini membantu?</h2>
          {isAnswered ? (
            <p role="status">Terima kasih, jawaban Anda sudah kami catat.</p>
          ) : (
            <form method="post" action={`/tutorial/${tool}/${page}#membantu`} className="flex flex-wrap gap-2">
              {notice !== undefined && <FormNotice>{notice}</FormNotice>}
              <Button type="submit" name="membantu" value="ya" size="lg">
                Ya
              </Button>
              <Button type="submit" name="membantu" value="belum" size="lg">
                Belum
              </Button>
            </form>
          )}
        </div>
      </section>
      {(previous || next) && (
        <nav aria-label="Tutorial lain" className="mt-8 flex flex-wrap justify-between gap-3">
          {previous && (
            <Button asChild size="lg">
              <a rel="prev" href={`/tutorial/${previous.tool}/${previous.page}`}>
                Sebelumnya: {previous.title}
              </a>
            </Button>
          )}
          {next && (
            <Button asChild size="lg" className="ms-auto">
              <a rel="next" href={`/tutorial/${next.tool}/${next.page}`}>
                Berikutnya: {next.title}
              </a>
            </Button>
          )}
        </nav>
      )}
    </HouseFrame>
  )
}
