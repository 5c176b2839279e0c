/**
 * `<test-drive-times>` within a form: free times to choose from. The picker comes by itself, so that it costs
 * nothing where nobody opens the form.
 */
class TestDriveTimesElement extends HTMLElement {
  #isReady = false;

  connectedCallback(): void {
    if (this.#isReady) return;
    this.#isReady = true;
    import('./time-picker.client.ts').then(
      ({ pickTimes }) => pickTimes(this),
      () => this.#showFailed(),
    );
  }

  #showFailed(): void {
    const status = this.querySelector('[role="status"]');
    if (status) status.textContent = this.dataset['failed'] ?? '';
  }
}

export function defineTestDriveTimes(): void {
  if (!customElements.get('test-drive-times'))
    customElements.define('test-drive-times', TestDriveTimesElement);
}
