/** What a Stepper says itself. */
export interface StepperLabels {
  /** Where one is; all that is seen of the others on a phone. */
  position: (step: number, count: number) => string
  /** Read out behind a step that is done. */
  done: string
}

export const stepperLabelsId: StepperLabels = {
  position: (step, count) => `Langkah ${step} dari ${count}`,
  done: 'selesai',
}

export const stepperLabelsEn: StepperLabels = {
  position: (step, count) => `Step ${step} of ${count}`,
  done: 'done',
}
