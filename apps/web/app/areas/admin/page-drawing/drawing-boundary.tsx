import { Component, type ReactNode } from 'react'
import { onLineBack } from '../../../shared/late/line-back.ts'
import { retryView, fetchView, ViewNotArrived } from './section-views.ts'

interface DrawingBoundaryProps {
  fallback: ReactNode
  /** Shown for a drawing whose view failed to load, with a retry. @default the fallback */
  notArrived?: (tryAgain: () => void) => ReactNode
  /** When this changes, drawing is retried: the stored section. */
  resetKey?: unknown
  children: ReactNode
}

interface DrawingBoundaryState {
  failure: 'none' | 'drawing' | { missing: string }
  resetKey: unknown
}

/** Delays of automatic retries for a view that failed to load, in milliseconds; later retries wait for the network. */
const pausesMs = [2_000, 6_000, 20_000, 60_000]

/**
 * Error boundary of one section. A view that failed to load is fetched again a few times, and when network or server
 * are back; it has to be looked up below this boundary (`SectionDrawing`).
 */
export class DrawingBoundary extends Component<DrawingBoundaryProps, DrawingBoundaryState> {
  override state: DrawingBoundaryState = { failure: 'none', resetKey: this.props.resetKey }
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private unsubscribe = () => {}

  static getDerivedStateFromError(error: unknown): Partial<DrawingBoundaryState> {
    return { failure: error instanceof ViewNotArrived ? { missing: error.type } : 'drawing' }
  }

  static getDerivedStateFromProps(
    props: DrawingBoundaryProps,
    state: DrawingBoundaryState,
  ): Partial<DrawingBoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { failure: 'none', resetKey: props.resetKey }
  }

  override componentDidMount() {
    this.unsubscribe = onLineBack(() => {
      this.tries = 0
      void this.fetchAgain()
    })
    this.waitIfMissing()
  }

  override componentDidUpdate(_: DrawingBoundaryProps, { failure }: DrawingBoundaryState) {
    if (failure !== this.state.failure) this.waitIfMissing()
  }

  override componentWillUnmount() {
    this.unsubscribe()
    clearTimeout(this.timer)
  }

  private waitIfMissing() {
    clearTimeout(this.timer)
    const pause = pausesMs[this.tries]
    if (typeof this.state.failure === 'string' || pause === undefined) return
    this.timer = setTimeout(() => {
      this.tries += 1
      void this.fetchAgain()
    }, pause)
  }

  /** The placeholder stays until the view is there, so that focus inside it is kept. */
  private async fetchAgain() {
    const { failure } = this.state
    if (typeof failure === 'string') return
    clearTimeout(this.timer)
    try {
      await fetchView(failure.missing)
    } catch {
      return this.waitIfMissing()
    }
    if (this.state.failure === failure) this.tryAgain()
  }

  private readonly tryAgain = () => {
    const { failure } = this.state
    if (typeof failure === 'string') return
    retryView(failure.missing)
    this.setState({ failure: 'none' })
  }

  override render() {
    const { children, fallback, notArrived } = this.props
    const { failure } = this.state
    if (failure === 'none') return children
    return failure !== 'drawing' && notArrived ? notArrived(this.tryAgain) : fallback
  }
}
