import { Component, type ReactNode } from 'react'

interface DrawingBoundaryProps {
  fallback: ReactNode
  /** When this changes, drawing is tried again: the section as it is stored. */
  resetKey?: unknown
  children: ReactNode
}

interface DrawingBoundaryState {
  hasFailed: boolean
  resetKey: unknown
}

/** Keeps one section that cannot be drawn from taking the others with it. */
export class DrawingBoundary extends Component<DrawingBoundaryProps, DrawingBoundaryState> {
  override state: DrawingBoundaryState = { hasFailed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<DrawingBoundaryState> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps(
    props: DrawingBoundaryProps,
    state: DrawingBoundaryState,
  ): Partial<DrawingBoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { hasFailed: false, resetKey: props.resetKey }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
