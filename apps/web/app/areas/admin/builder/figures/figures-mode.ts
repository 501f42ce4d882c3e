import { create } from 'zustand'

/** Whether figures lie over the canvas. Kept apart from what shows them, which is fetched when it is first wanted. */
export const useFiguresMode = create<{ isOn: boolean }>(() => ({ isOn: false }))

export const setFiguresMode = (isOn: boolean) => useFiguresMode.setState({ isOn })
