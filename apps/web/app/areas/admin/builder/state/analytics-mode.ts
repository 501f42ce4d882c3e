import { create } from 'zustand'

/** Whether analytics are shown over the canvas. Separate from their components, which are loaded on first use. */
export const useAnalyticsMode = create<{ isOn: boolean }>(() => ({ isOn: false }))

export const setAnalyticsMode = (isOn: boolean) => useAnalyticsMode.setState({ isOn })
