import { Component, type ReactNode } from 'react'
import { askAnew, ViewNotArrived } from './section-views.ts'

interface DrawingBoundaryProps {
  fallback: ReactNode
  /** In place of a drawing whose view did not arrive, with what tries again. @default the fallback */
  notArrived?: (tryAgain: () => void) => ReactNode
  /** When this changes, drawing is tried again: the section as it is stored. */
  resetKey?: unknown
  children: ReactNode
}

interface DrawingBoundaryState {
  failure: 'none' | 'drawing' | { missing: string }
  resetKey: unknown
}

/**
 * Keeps one section that cannot be drawn from taking the others with it. One whose view did not arrive is drawn as soon
 * as the network is back; the view has to be looked up beneath this boundary (`SectionDrawing`).
 */
export class DrawingBoundary extends Component<DrawingBoundaryProps, DrawingBoundaryState> {
  override state: DrawingBoundaryState = { failure: 'none', resetKey: this.props.resetKey }

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
    window.addEventListener('online', this.tryAgain)
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.tryAgain)
  }

  private readonly tryAgain = () => {
    const { failure } = this.state
    if (typeof failure === 'string') return
    askAnew(failure.missing)
    this.setState({ failure: 'none' })
  }

  override render() {
    const { children, fallback, notArrived } = this.props
    const { failure } = this.state
    if (failure === 'none') return children
    return failure !== 'drawing' && notArrived ? notArrived(this.tryAgain) : fallback
  }
}
