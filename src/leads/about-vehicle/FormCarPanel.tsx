import type { ReactNode } from 'react';
import type { FormCar } from './form-car.ts';

interface Props {
  car: FormCar;
  /** Label of the link back to the vehicle's page; null when the form is a dialog over that page. */
  back: string | null;
  children: ReactNode;
}

/** Shows a form next to a summary of the vehicle that it is about. */
export function FormCarPanel({ car, back, children }: Props) {
  return (
    <div className="form-beside-car">
      <div className="form-parts">
        <div className="form-car">
          {car.photo && (
            <img className="photo-backdrop" src={car.photo} alt="" width="300" height="200" loading="lazy" />
          )}
          <div>
            <p className="form-car-name">{car.name}</p>
            <p className="form-car-cost">
              <strong className="figures">{car.price}</strong>{' '}
              <span className="small muted">{car.priceType}</span>
            </p>
            {back !== null && (
              <p className="form-car-back">
                <a href={`/cars/${car.slug}`}>{back}</a>
              </p>
            )}
          </div>
        </div>
        <div>{children}</div>
      </div>
    </div>
  );
}
